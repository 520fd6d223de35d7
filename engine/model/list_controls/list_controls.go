// Package list_controls knows a vocabulary's control tokens.
package list_controls

// #include <stdint.h>
// int32_t rkllmd_list_controls(void *vocab, int32_t from, int32_t count, char **text, int32_t *strip);
import "C"

import (
	"slices"

	"rkllmd/engine"
)

// ListControls returns the control tokens of m's vocabulary by their texts, and the lengths of these texts, the longest
// first, by the first byte. They are those that llama.cpp reads in a text only when it is told to.
//
// **Runs on:** any thread.
func ListControls(m *engine.Model) (controls map[string]engine.Control, lengths map[byte][]int) {
	controls, lengths = map[string]engine.Control{}, map[byte][]int{}
	var cText *C.char
	var strip C.int32_t
	for next := int32(0); ; next++ {
		next = int32(C.rkllmd_list_controls(m.Vocab, C.int32_t(next), C.int32_t(m.VocabSize), &cText, &strip))
		if next < 0 {
			break
		}
		if text := C.GoString(cText); text != "" {
			controls[text] = engine.Control{Token: next, StripsLeft: strip&1 != 0, StripsRight: strip&2 != 0}
			if all := lengths[text[0]]; !slices.Contains(all, len(text)) {
				lengths[text[0]] = append(all, len(text))
			}
		}
	}
	for _, all := range lengths {
		slices.Sort(all)
		slices.Reverse(all)
	}
	return controls, lengths
}
