// Package choose_name returns a name that no rule has yet, and takes it.
package choose_name

import (
	"strconv"
	"strings"

	"rkllmd/grammar"
	"rkllmd/grammar/rule/convert_letter"
)

// ChooseName returns a name that no rule has yet, and takes it. Names have letters, digits and hyphens.
//
// **Runs on:** one thread at a time.
func ChooseName(w *grammar.Writer, wanted string) string {
	wanted = strings.Map(convert_letter.ConvertLetter, wanted)
	if len(wanted) > 48 {
		wanted = wanted[:48]
	}
	name := wanted
	for n := 2; w.Names[name]; n++ {
		name = wanted + "-" + strconv.Itoa(n)
	}
	w.Names[name] = true
	return name
}
