"""Draws the loss curve as an SVG: no library is needed for it."""

WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT = 760, 380, 60, 44, 20, 20
COLORS = {"train": "#7aa6d8", "held-out": "#c0392b"}


def draw(path, series, baselines, steps):
    """Draws series (name: [(step, loss)]) and baselines (name: loss) from 0 to 5 nats per token."""
    highest = 5.0

    def place(step, loss):
        return (LEFT + step / steps * (WIDTH - LEFT - RIGHT), TOP + (1 - min(loss, highest) / highest) * (HEIGHT - TOP - BOTTOM))

    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
           f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>']
    for loss in range(0, 6):
        x, y = place(0, loss)
        out.append(f'<path d="M{x:.0f} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/><text x="{x - 8:.0f}" y="{y + 4:.1f}" '
                   f'text-anchor="end">{loss}</text>')
    for part in range(0, 5):
        x, y = place(steps * part / 4, 0)
        out.append(f'<text x="{x:.0f}" y="{y + 18:.0f}" text-anchor="middle">{round(steps * part / 4)}</text>')
    out.append(f'<text x="{WIDTH / 2:.0f}" y="{HEIGHT - 8}" text-anchor="middle">steps; loss in nats per token of the answers</text>')
    for name, loss in baselines.items():
        x, y = place(0, loss)
        out.append(f'<path d="M{x:.0f} {y:.1f}H{WIDTH - RIGHT}" stroke="#888" stroke-dasharray="6 4"/>'
                   f'<text x="{WIDTH - RIGHT}" y="{y - 5:.1f}" text-anchor="end" fill="#555">{name}: {loss:.2f}</text>')
    for at, (name, points) in enumerate(series.items()):
        path_text = "M" + "L".join("{:.1f} {:.1f}".format(*place(*point)) for point in points)
        out.append(f'<path d="{path_text}" fill="none" stroke="{COLORS[name]}" stroke-width="1.8"/>'
                   f'<text x="{LEFT + 120 + 180 * at}" y="{TOP + 12}" fill="{COLORS[name]}">{name}: {points[-1][1]:.2f} at the end</text>')
    out.append("</svg>")
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(out) + "\n")
