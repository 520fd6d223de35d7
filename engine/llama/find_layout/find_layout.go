// Package find_layout finds out how a llama.cpp lays its structures out.
package find_layout

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strings"

	"rkllmd/engine/llama"
)

// FindLayout returns the layout whose defaults are these (read_defaults), byte for byte and no longer, of a llama.cpp
// with that version of ggml, from which the layout was seen; "": the version does not matter.
//
// **Runs on:** any thread. The error says what is known.
func FindLayout(model, context []byte, version string) (llama.Layout, error) {
	var names []string
	for _, l := range llama.Layouts {
		names = append(names, fmt.Sprintf("%s (ggml %s to %s)", l.Name, l.From, l.To))
		alike := true
		for wanted, bytes := range map[string][]byte{l.Model: model, l.Context: context} {
			words := strings.Fields(wanted)
			for i := 0; i+4 <= len(bytes); i += 4 {
				word, want := fmt.Sprintf("%08x", binary.LittleEndian.Uint32(bytes[i:])), "eeeeeeee"
				if i/4 < len(words) {
					want = fmt.Sprintf("%08s", words[i/4])
				}
				for at := range want {
					alike = alike && (want[at] == '-' || want[at] == word[at])
				}
			}
		}
		within := true
		if version != "" {
			var numbers [3][3]int
			for i, text := range []string{l.From, version, l.To} {
				fmt.Sscanf(text, "%d.%d.%d", &numbers[i][0], &numbers[i][1], &numbers[i][2])
			}
			within = slices.Compare(numbers[0][:], numbers[1][:]) <= 0 &&
				slices.Compare(numbers[1][:], numbers[2][:]) <= 0
		}
		if alike && within {
			return l, nil
		}
	}
	return llama.Layout{}, fmt.Errorf("the layout of its structures is not known: its version of ggml is %q, and known "+
		"are, with their own default parameters, %s: give one of those, or a newer rkllmd", version,
		strings.Join(names, ", "))
}
