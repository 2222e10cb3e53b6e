interface Group {
  readonly members: readonly number[];
  /** Where the group's middle stands, in px. */
  readonly middle: number;
}

/** A part of the height, in px. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Places of the members that stand in a stretch, by member. */
function within(members: readonly number[], wish: (member: number) => number, size: number, { from, to }: Stretch) {
  const grouped = (each: readonly number[]): Group => {
    const half = (size * each.length) / 2;
    const middle = each.reduce((sum, member) => sum + wish(member), 0) / each.length;
    return { members: each, middle: Math.max(from + half, Math.min(to - half, middle)) };
  };
  const groups: Group[] = [];
  for (const member of members) {
    let group = grouped([member]);
    // A group that touches the one above joins it; together they stand around the mean of their wishes.
    for (let above = groups.at(-1); above; above = groups.at(-1)) {
      if (group.middle - above.middle >= (size * (group.members.length + above.members.length)) / 2) break;
      groups.pop();
      group = grouped([...above.members, ...group.members]);
    }
    groups.push(group);
  }
  return groups.flatMap(({ members: each, middle }) =>
    each.map((member, i) => [member, middle + (i - (each.length - 1) / 2) * size] as const),
  );
}

/** The stretches of the room that the walls leave free. */
function between(walls: readonly Stretch[], room: number): Stretch[] {
  const free: Stretch[] = [];
  let from = 0;
  for (const wall of [...walls].sort((a, b) => a.from - b.from)) {
    if (wall.from > from) free.push({ from, to: wall.from });
    from = Math.max(from, wall.to);
  }
  return from < room ? [...free, { from, to: room }] : free;
}

/**
 * Places for labels that want to stand at `wanted` (in px) and are `size` high: each as near as it can be without
 * touching another or a wall, in the order of their wishes, inside 0 to `room`. Labels with room around them do not move.
 * Where the walls leave no room for all, they do not count.
 */
export function keepApart(wanted: readonly number[], size: number, room: number, walls: readonly Stretch[] = []) {
  const wish = (member: number) => wanted[member] ?? 0;
  const rooms = between(walls, room).map((stretch) => ({
    stretch,
    free: Math.floor((stretch.to - stretch.from) / size),
    members: [] as number[],
  }));
  const whole = { stretch: { from: 0, to: room }, free: wanted.length, members: [] as number[] };
  const used = rooms.reduce((sum, { free }) => sum + free, 0) < wanted.length ? [whole] : rooms;
  for (const member of wanted.map((_, i) => i).sort((a, b) => wish(a) - wish(b))) {
    const away = ({ from, to }: Stretch) => Math.max(from + size / 2 - wish(member), wish(member) - to + size / 2, 0);
    const [nearest] = used
      .filter(({ free, members }) => members.length < free)
      .sort((a, b) => away(a.stretch) - away(b.stretch));
    nearest?.members.push(member);
  }
  const places = [...wanted];
  for (const { members, stretch } of used)
    for (const [member, place] of within(members, wish, size, stretch)) places[member] = place;
  return places;
}
