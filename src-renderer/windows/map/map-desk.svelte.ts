import type { Hex, HexGrid } from '../../../shared/hex/grid.ts';
import { hexKey, sameHex } from '../../../shared/hex/grid.ts';
import { chunkSide } from '../../../shared/hex/chunks.ts';
import { distance } from '../../../shared/hex/moves.ts';
import { counted } from '../../../shared/words/figures.ts';
import { hexNumber } from '../../../shared/hex/numbering.ts';
import { QuickSteps } from '../../lib/step.svelte.ts';
import type { HexBox } from './camera/camera.ts';
import { firstShades, type LayerShades } from './draw/map-layers.ts';
import type { KeptMap } from './kept-map.svelte.ts';
import type { MapHands } from './map-hands.ts';
import { MapStore } from './map-store.svelte.ts';
import { TheirCells, type CellsShown } from './their-cells.ts';
import type {
  CompanyView,
  GroundView,
  LabelView,
  LineView,
  MapList,
  MapSheetView,
  MapThings,
  RegionView,
  SiteView,
} from './map-types.ts';
import { MapView } from './map-view.svelte.ts';
import type { AheadView } from '../travel/plan/ahead-words.ts';
import type { PlacesShown } from './journey/company-overlay.ts';
import { hexWords, inReadingOrder, thingsByHex } from './map-words.ts';
import { PaintDesk } from './paint/paint-desk.svelte.ts';

export type MapDialog =
  | { kind: 'map'; map: MapSheetView | null }
  | { kind: 'import' }
  | { kind: 'export' }
  | { kind: 'generate' }
  | { kind: 'whatLies'; hex: Hex }
  | { kind: 'neighbours' }
  | { kind: 'hex'; hex: Hex }
  | { kind: 'find' }
  | { kind: 'layers' }
  | { kind: 'plan' }
  | { kind: 'ground' }
  | { kind: 'kind'; ground: GroundView | null }
  | { kind: 'site'; site: SiteView | null; hex: Hex }
  | { kind: 'line'; line: LineView }
  | { kind: 'label'; label: LabelView | null; hex: Hex }
  | { kind: 'region'; region: RegionView | null }
  | { kind: 'remove'; what: Removable; id: number; title: string };

export type Removable = 'map' | 'site' | 'line' | 'label' | 'region' | 'ground';

interface Views {
  list: () => MapList | null;
  shut: () => string | undefined;
  where: () => CompanyView | null;
  isOnRoad: () => boolean;
  ahead: () => AheadView | null;
  /** Where the maps lie open. */
  kept: () => KeptMap;
}

/** Why nothing of the map is opened or changed while the players' own is shown. */
const theirsIsShown = 'Theirs is shown, as the players have it. V shows what is true.';

const usualGrid: HexGrid = { layout: 'flat', raised: 'odd' };
const noGrounds: readonly GroundView[] = [];

/** A sheet of paper's worth of hexes, where nothing is painted yet. */
const emptySheet: HexBox = { left: 0, top: 0, right: 23, bottom: 15 };

/** The hex maps as one window shows them: which is open, how it is seen, what is done on it. */
export class MapDesk {
  readonly steps = new QuickSteps();
  readonly store = new MapStore();
  readonly view = new MapView(() => this.map ?? usualGrid);
  readonly paint: PaintDesk;
  dialog = $state.raw<MapDialog | null>(null);
  shades = $state.raw<LayerShades>(firstShades);
  /** What of truth and belief is drawn. */
  places = $state<PlacesShown>('both');
  /** Where the company was when it was brought in sight. */
  #seenAt: Hex | null = null;
  /** Tables in place of the picture. */
  listed = $state(false);
  /** The map that was shown where it was left last. */
  #placed: number | null = null;
  #sought: { mapId: number; hex: Hex } | null = null;
  readonly #views: Views;

  constructor(views: Views) {
    this.#views = views;
    this.paint = new PaintDesk({
      mapId: () => this.map?.id ?? null,
      grid: () => this.view.grid,
      grounds: () => this.grounds,
      store: this.store,
      steps: this.steps,
      shut: () => this.shut,
      openSite: (hex) => this.open({ kind: 'site', site: null, hex }),
      openLabel: (hex) => this.open({ kind: 'label', label: null, hex }),
    });
  }

  readonly #kept: KeptMap = $derived.by(() => this.#views.kept());
  readonly list: MapList | null = $derived.by(() => this.#views.list());
  /** Why no step is taken at all. */
  readonly stepsShut: string | undefined = $derived.by(() => this.#views.shut());
  readonly maps: readonly MapSheetView[] = $derived(this.list?.maps ?? []);
  readonly grounds: readonly GroundView[] = $derived(this.list?.grounds ?? noGrounds);
  /** The one chosen, else the first. */
  readonly map: MapSheetView | null = $derived(
    this.maps.find(({ id }) => id === this.#kept.mapId) ?? this.maps[0] ?? null,
  );
  /** The company where it stands on this map; null where it is on another or on none. */
  readonly where: CompanyView | null = $derived.by(() => {
    const where = this.#views.where();
    return where !== null && where.mapId === this.map?.id ? where : null;
  });
  /** What comes on their road. */
  readonly ahead: AheadView | null = $derived.by(() => this.#views.ahead());
  readonly isOnRoad: boolean = $derived.by(() => this.#views.isOnRoad());
  /** The players' own map is shown, and nothing of what is true. */
  readonly isTheirs: boolean = $derived(this.places === 'theirs' && this.map !== null);
  /** Why nothing of the map is opened or changed. */
  readonly shut: string | undefined = $derived(this.stepsShut ?? (this.isTheirs ? theirsIsShown : undefined));
  readonly #theirCells = $derived(new TheirCells(this.store.cells));
  /** What is shown of the map: all of it, or what the players have. */
  readonly cells: CellsShown = $derived(this.isTheirs ? this.#theirCells : this.store.cells);
  readonly things: MapThings | null = $derived(this.isTheirs ? this.store.theirs : this.store.things);
  /** Where the company stands by what is shown; where they are lost, about where they were last sure. */
  readonly standsAt: Hex | null = $derived.by(() => {
    if (!this.isTheirs) return this.where?.true.at ?? null;
    const company = this.store.theirs?.company ?? null;
    return company?.stands?.at ?? company?.doubt?.about ?? null;
  });
  readonly #byHex = $derived.by(() => thingsByHex(this.things));

  /** Everything about the hex under the cursor, in a line. */
  readonly spoken: string = $derived.by(() => {
    const { cursor } = this.view;
    const bare = this.isTheirs ? 'unknown' : 'not painted';
    if (this.map === null || this.store.version < 0) return '';
    return [
      hexWords(this.map, this.grounds, this.cells, this.things, this.#byHex, cursor, bare),
      ...this.#companyFrom(this.map, cursor),
    ].join(', ');
  });

  /** How far the company is, and how far where it thinks it is where that is elsewhere; of the places that are shown. */
  #companyFrom(map: MapSheetView, hex: Hex): string[] {
    const { where, places } = this;
    const told = (at: Hex, who: string): string => {
      const steps = distance(map, at, hex);
      return steps === 0 ? who : `${counted(steps * map.hexMiles, 'mile')} from ${who}`;
    };
    if (this.isTheirs) {
      const stands = this.store.theirs?.company?.stands ?? null;
      return stands === null ? [] : [told(stands.at, 'the company')];
    }
    if (where === null) return [];
    const { true: truly, believed } = where;
    const isElsewhere = believed !== null && !sameHex(believed.at, truly.at);
    return [
      told(truly.at, 'the company'),
      ...(isElsewhere && places !== 'true' ? [told(believed.at, 'where they think they are')] : []),
    ];
  }

  readonly hands: MapHands = {
    takesStrokes: () => this.paint.on,
    strokeUnderWay: () => this.paint.underWay,
    strokeBegins: (hex, shifted) => this.paint.begin(hex, shifted),
    strokeGoesOn: (hex) => this.paint.goOn(hex),
    strokeEnds: () => void this.paint.end(),
    strokeLost: () => this.paint.drop(),
    openHex: (hex) => this.openHex(hex),
    siteAfter: (hex, way) => this.siteAfter(hex, way),
  };

  number(hex: Hex): string {
    return this.map === null ? '' : hexNumber(this.map.numbering, hex);
  }

  /** The first site of the hex under the cursor; null where none is. */
  get siteHere(): { id: number; name: string } | null {
    return this.#byHex.sites.get(hexKey(this.view.cursor))?.[0] ?? null;
  }

  /** A hex by its first site, else by its number. */
  nameOf(hex: Hex): string {
    return this.#byHex.sites.get(hexKey(hex))?.[0]?.name ?? this.number(hex);
  }

  choose(mapId: number): void {
    if (mapId === this.map?.id) return;
    this.paint.leave();
    this.#kept.mapId = mapId;
  }

  open(dialog: MapDialog): void {
    this.dialog = dialog;
  }

  close(): void {
    this.dialog = null;
  }

  openHex(hex: Hex = this.view.cursor): void {
    this.view.cursor = hex;
    this.open({ kind: 'hex', hex });
  }

  /** Shows the picture with a hex in its middle. */
  goTo(hex: Hex): void {
    this.listed = false;
    this.close();
    this.view.goTo({ col: hex.col, row: hex.row });
  }

  /** Goes to a hex of a map, as soon as that is open. */
  seek(mapId: number, hex: Hex): void {
    this.#kept.mapId = mapId;
    if (this.#placed === mapId) this.goTo(hex);
    else this.#sought = { mapId, hex };
  }

  /** The next site in sight, as a page is read; null after the last. */
  siteAfter(hex: Hex, way: 1 | -1): Hex | null {
    const { left, top, right, bottom } = this.view.inSight;
    const seen = (this.things?.sites ?? [])
      .filter(({ col, row }) => col > left && col < right && row > top && row < bottom)
      .sort(inReadingOrder);
    const next =
      way === 1
        ? seen.find((site) => inReadingOrder(hex, site) < 0)
        : seen.findLast((site) => inReadingOrder(site, hex) < 0);
    return next === undefined ? null : { col: next.col, row: next.row };
  }

  /** Everything painted and placed, or a sheet's worth of hexes where nothing is. */
  get whole(): HexBox {
    const { cells, things } = this;
    const corners = cells
      .places('terrain')
      .flatMap(({ cx, cy }) => [
        { col: cx * chunkSide, row: cy * chunkSide },
        { col: cx * chunkSide + chunkSide - 1, row: cy * chunkSide + chunkSide - 1 },
      ])
      .concat((things?.sites ?? []).map(({ col, row }) => ({ col, row })));
    if (corners.length === 0) return emptySheet;
    return {
      left: Math.min(...corners.map(({ col }) => col)),
      top: Math.min(...corners.map(({ row }) => row)),
      right: Math.max(...corners.map(({ col }) => col)),
      bottom: Math.max(...corners.map(({ row }) => row)),
    };
  }

  /** Once for each map that is opened, as soon as it is known what is on it: as it was seen last, else its first site. */
  place(): void {
    const { map, store, view } = this;
    const kept = this.#kept;
    if (map === null || store.things === null || store.mapId !== map.id) return;
    if (this.#placed === map.id) return;
    this.#placed = map.id;
    const sought = this.#sought;
    this.#sought = null;
    if (sought?.mapId === map.id) {
      this.goTo(sought.hex);
      return;
    }
    if (kept.seen?.mapId === map.id) {
      view.camera = kept.seen.camera;
      view.cursor = kept.seen.cursor;
      return;
    }
    const { left, top, right, bottom } = this.whole;
    const first = this.standsAt ?? store.things.sites[0];
    view.goTo(
      first
        ? { col: first.col, row: first.row }
        : { col: Math.round((left + right) / 2), row: Math.round((top + bottom) / 2) },
    );
  }

  /** Wherever the company has gone meanwhile, it comes in sight; the cursor stays. */
  follow(): void {
    const at = this.standsAt;
    if (at === null || this.view.size.width === 0 || this.#placed !== this.map?.id) return;
    if (this.#seenAt !== null && !sameHex(at, this.#seenAt)) this.view.show(at);
    this.#seenAt = at;
  }

  /** The window goes on to something else: it comes back to what is seen now. */
  leave(): void {
    this.paint.leave();
    const { camera, cursor } = this.view;
    if (this.map !== null) this.#kept.seen = { mapId: this.map.id, camera, cursor };
    this.#placed = null;
    this.store.dispose();
  }
}
