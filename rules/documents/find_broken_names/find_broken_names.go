// Package find_broken_names checks the names of the project that its pages use.
package find_broken_names

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"rkllmd/rules"
)

// FindBrokenNames returns which names in code of the pages, paths below root, stand in no source of the tree. A name
// has an underscore. Sources under tests/ do not count.
//
// **Runs on:** any thread. Errors: a page cannot be read.
func FindBrokenNames(root string, pages []string, tree *rules.Tree) ([]string, error) {
	known := map[string]bool{}
	for _, file := range tree.Files {
		if strings.HasPrefix(file.Path, "tests/") {
			continue
		}
		for _, name := range rules.SnakeWord.FindAllString(string(file.Text), -1) {
			known[name] = true
		}
	}
	var broken []string
	for _, page := range pages {
		text, err := os.ReadFile(filepath.Join(root, page))
		if err != nil {
			return nil, err
		}
		code := rules.MarkdownCodeBlock.FindAllString(string(text), -1)
		words := rules.MarkdownCodeBlock.ReplaceAllString(string(text), "")
		code = append(code, rules.MarkdownCodeSpan.FindAllString(words, -1)...)
		for _, name := range rules.SnakeWord.FindAllString(strings.Join(code, "\n"), -1) {
			if !known[name] {
				broken = append(broken, fmt.Sprintf("%s: %s", page, name))
			}
		}
	}
	return broken, nil
}
