// Package random_part makes a random part of a grammar.
package random_part

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// RandomPart makes the text of a random part of a grammar, with groups of at most depth inside each other, and names of
// the rules r0, r1 and r2. Classes of what does not fit leave out all characters that begin with a byte, or none:
// llama.cpp refuses the byte if any of them does not fit.
func RandomPart(r *rand.Rand, depth int) string {
	items := []string{`"a"`, `"b"`, `"ab"`, `"é"`, `"語a"`, `"🙃"`, `""`, "[ab]", "[^a]", "[é-ü]", `[^\u00C0-\u00FF]`, ".",
		`[\x61-c\u8A9E]`, `[\U0001F640-\U0001F644]`, `[^\x00-\xFF]`, `"\n\""`, `[^a-z\u0080-\u07FF0-9 -]`, "r0", "r1", "r2"}
	item := items[r.IntN(len(items))]
	if depth > 0 && r.IntN(2) == 0 {
		ways := make([]string, 1+r.IntN(3))
		for i := range ways {
			parts := make([]string, r.IntN(4)) // none is an empty way
			for j := range parts {
				parts[j] = RandomPart(r, depth-1)
			}
			ways[i] = strings.Join(parts, " ")
		}
		item = "( " + strings.Join(ways, " | ") + " )"
	}
	least := r.IntN(3)
	times := []string{"", "", "", "?", "*", "+", fmt.Sprintf("{%d}", least), fmt.Sprintf("{%d,}", least),
		fmt.Sprintf("{%d,%d}", least, least+r.IntN(3))}
	if item == `""` {
		return item
	}
	return item + times[r.IntN(len(times))]
}
