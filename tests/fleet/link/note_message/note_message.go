// Package note_message notes what a subscriber hears.
package note_message

import "rkllmd/fleet"

// NoteMessage returns what sends each message to told.
func NoteMessage(told chan<- fleet.Message) func(fleet.Message) {
	return func(m fleet.Message) { told <- m }
}
