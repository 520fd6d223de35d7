// Package choose_label chooses a way through a table of replacements.
package choose_label

// ChooseLabel returns the first byte behind label, in a circle, by which one comes from base to another unit, or label
// if there is none.
func ChooseLabel(units []uint32, base, label uint32) uint32 {
	for step := range uint32(255) {
		next := (label+step)%255 + 1
		if to := base ^ next; int(to) < len(units) && units[to]&(1<<31|0xff) == next {
			return next
		}
	}
	return label
}
