// Package format_places returns places as a text by which they are found again.
package format_places

import (
	"encoding/binary"

	"rkllmd/grammar"
)

// FormatPlaces returns places, and whether the answer may end, as a text by which they are found again.
//
// **Runs on:** any thread.
func FormatPlaces(places []*grammar.Frame, ends bool) string {
	key := make([]byte, 0, 1+3*len(places))
	if ends {
		key = append(key, 0) // no place has this number
	}
	for _, f := range places {
		key = binary.AppendUvarint(key, uint64(f.Number))
	}
	return string(key)
}
