// Package do completes what a person types.
package do

import (
	"strings"

	"rkllmd/cli/terminal/list_words"
)

// Completer knows what a line of a chat may become.
type Completer struct {
	Models func() []string // names
}

// Do returns what may stand behind the place of the cursor in line, and how many characters of it stand there already.
// What is whole gets a space behind it, but folders do not.
//
// **Runs on:** any thread that may wait. It is the line editor's. The method is readline.AutoCompleter's.
func (c Completer) Do(line []rune, place int) (rest [][]rune, length int) {
	text := string(line[:place])
	length = len([]rune(text[strings.LastIndex(text, " ")+1:]))
	for _, word := range list_words.ListWords(text, c.Models) {
		if !strings.HasSuffix(word, "/") {
			word += " "
		}
		rest = append(rest, []rune(word)[length:])
	}
	return rest, length
}
