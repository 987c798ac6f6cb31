/** The kinds of file a picture is read from, as a field for files wants them. */
export const pictureFiles = 'image/png,image/jpeg,image/webp,image/gif';
