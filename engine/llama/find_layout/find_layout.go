// Package find_layout finds out how a llama.cpp lays its structures out.
package find_layout

import (
	"fmt"
	"slices"
	"strings"

	"rkllmd/engine/llama"
	"rkllmd/engine/llama/is_alike"
)

// FindLayout returns the layout whose defaults are these (read_defaults), byte for byte and no longer, of a llama.cpp
// with that version of ggml, from which the layout was seen; "": the version does not matter.
//
// **Runs on:** any thread. The error says what is known.
func FindLayout(model, context []byte, version string) (llama.Layout, error) {
	var names []string
	for _, l := range llama.Layouts {
		names = append(names, fmt.Sprintf("%s (ggml %s to %s)", l.Name, l.From, l.To))
		within := true
		if version != "" {
			var numbers [3][3]int
			for i, text := range []string{l.From, version, l.To} {
				fmt.Sscanf(text, "%d.%d.%d", &numbers[i][0], &numbers[i][1], &numbers[i][2])
			}
			within = slices.Compare(numbers[0][:], numbers[1][:]) <= 0 &&
				slices.Compare(numbers[1][:], numbers[2][:]) <= 0
		}
		if within && is_alike.IsAlike(l.Model, model) && is_alike.IsAlike(l.Context, context) {
			return l, nil
		}
	}
	return llama.Layout{}, fmt.Errorf("the layout of its structures is not known: its version of ggml is %q, and "+
		"known are, with their own default parameters, %s: give one of those, or a newer rkllmd", version,
		strings.Join(names, ", "))
}
