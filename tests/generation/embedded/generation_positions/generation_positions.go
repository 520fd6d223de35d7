// Package generation_positions lists the places in the line that a run was told.
package generation_positions

import "rkllmd/generation"

// GenerationPositions returns the places of all events that tell one.
func GenerationPositions(events []generation.Event) (positions []int) {
	for _, event := range events {
		if event.Kind == generation.EventQueued {
			positions = append(positions, event.Position)
		}
	}
	return positions
}
