// Package print_decodes prints how fast contexts are.
package print_decodes

import (
	"fmt"
	"slices"
	"testing"

	"rkllmd/engine"
	"rkllmd/tests/engine/context/measure_decodes"
)

// PrintDecodes measures contexts in turns, three rounds, and prints the medians of each in one line.
func PrintDecodes(b *testing.B, title string, contexts []*engine.Context) {
	b.Helper()
	prompts, tokens := make([][]float64, len(contexts)), make([][]float64, len(contexts))
	for range 3 {
		for who, c := range contexts {
			prompt, token := measure_decodes.MeasureDecodes(b, c, 300)
			prompts[who], tokens[who] = append(prompts[who], prompt), append(tokens[who], token)
		}
	}
	fmt.Printf("%-16s", title)
	for who := range contexts {
		slices.Sort(prompts[who])
		slices.Sort(tokens[who])
		fmt.Printf("%14.0f%8.2f", prompts[who][1], tokens[who][1])
	}
	fmt.Println()
}
