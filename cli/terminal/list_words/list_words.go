// Package list_words lists what a word of a chat may become.
package list_words

import (
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/terminal/list_paths"
)

// ListWords returns what the last word of a line may become: a command, what a command takes, such as the name of a
// model, or a file behind @.
//
// **Runs on:** any thread that may wait.
func ListWords(line string, models func() []string) (words []string) {
	before, word := "", line
	if place := strings.LastIndex(line, " "); place >= 0 {
		before, word = strings.TrimSpace(line[:place]), line[place+1:]
	}
	var all []string
	switch {
	case strings.HasPrefix(word, "@"):
		for _, path := range list_paths.ListPaths(word[1:]) {
			words = append(words, "@"+path)
		}
		return words
	case before == "" && strings.HasPrefix(word, "/") && word == line:
		for _, command := range cli.ChatCommands {
			all = append(all, command.Name)
		}
	case before == "/set":
		all = cli.ChatParameters
	case before == "/think", before == "/stats", before == "/plain":
		all = []string{"on", "off"}
	case before == "/model":
		all = models()
	case before == "/save", before == "/load":
		all = list_paths.ListPaths(word)
	}
	for _, one := range all {
		if strings.HasPrefix(one, word) {
			words = append(words, one)
		}
	}
	return words
}
