// Package read_tree reads a whole project.
package read_tree

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/tree/list_sources"
	"rkllmd/rules/tree/parse_source"
)

// ReadTree reads and parses the source files of the project whose go.mod stands in the folder root, its files
// INDEX.md, and RULES.md.
//
// **Runs on:** any thread. Errors: go.mod is missing or does not begin with a module line; a folder or file cannot be
// read. What is wrong inside a source file is not an error but its Broken finding.
func ReadTree(root string) (*rules.Tree, error) {
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return nil, fmt.Errorf("the project's root is the folder with go.mod: %w", err)
	}
	first, _, _ := strings.Cut(string(mod), "\n")
	module, found := strings.CutPrefix(strings.TrimSpace(first), "module ")
	if !found {
		return nil, fmt.Errorf("%s/go.mod begins with %q, not with its module line", root, first)
	}
	page, err := os.ReadFile(filepath.Join(root, "RULES.md"))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	tree := &rules.Tree{Module: module, Indexes: map[string]string{}, Rules: string(page)}
	for _, folder := range append([]string{"."}, rules.ReadingOrder...) {
		name := path.Join(folder, "INDEX.md")
		index, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return nil, err
		}
		tree.Indexes[name] = string(index)
	}

	names, err := list_sources.ListSources(root)
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
		if err != nil {
			return nil, err
		}
		tree.Files = append(tree.Files, parse_source.ParseSource(module, name, text))
	}
	return tree, nil
}
