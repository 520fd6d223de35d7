// Package is_room tells whether one more model fits.
package is_room

import "rkllmd/models"

// IsRoom reports whether a model of this size can be loaded beside those that have memory now: there are fewer than
// Options.Most, and as much memory as it takes is available. What the system counts as available although a loaded
// model uses it (Size.Mapped) is not. Where it is not known how much there is, or how much it takes, there is enough.
//
// **Runs on:** any thread. **Holds:** Table.Mu (the caller).
func IsRoom(t *models.Table, size models.Size) bool {
	if t.Options.Most > 0 && len(t.Stays) >= t.Options.Most {
		return false
	}
	if t.Options.Available == nil || size.Total == 0 {
		return true
	}
	available, mapped := t.Options.Available(), uint64(0)
	for _, stay := range t.Stays {
		mapped += stay.Size.Mapped
	}
	return available == 0 || mapped < available && size.Total <= available-mapped
}
