interface Group {
  readonly members: readonly number[];
  /** Where the group's middle stands, in px. */
  readonly middle: number;
}

/**
 * Places for labels that want to stand at `wanted` (in px) and are `size` high: each as near as it can be without
 * touching another, in the order of their wishes, inside 0 to `room`. Labels with room around them do not move.
 */
export function keepApart(wanted: readonly number[], size: number, room: number): number[] {
  const wish = (member: number) => wanted[member] ?? 0;
  const grouped = (members: readonly number[]): Group => {
    const half = (size * members.length) / 2;
    const middle = members.reduce((sum, member) => sum + wish(member), 0) / members.length;
    return { members, middle: Math.max(half, Math.min(room - half, middle)) };
  };
  const groups: Group[] = [];
  for (const member of wanted.map((_, i) => i).sort((a, b) => wish(a) - wish(b))) {
    let group = grouped([member]);
    // A group that touches the one above joins it; together they stand around the mean of their wishes.
    for (let above = groups.at(-1); above; above = groups.at(-1)) {
      if (group.middle - above.middle >= (size * (group.members.length + above.members.length)) / 2) break;
      groups.pop();
      group = grouped([...above.members, ...group.members]);
    }
    groups.push(group);
  }
  const places = [...wanted];
  for (const { members, middle } of groups)
    members.forEach((member, i) => {
      places[member] = middle + (i - (members.length - 1) / 2) * size;
    });
  return places;
}
