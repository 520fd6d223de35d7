// Package parse_tree parses a project that is not on disk.
package parse_tree

import (
	"maps"
	"path"
	"slices"

	"rkllmd/rules"
	"rkllmd/rules/tree/parse_source"
)

// ParseTree makes a tree of module "example" of files (path -> text), in the order of their paths.
func ParseTree(files map[string]string) *rules.Tree {
	tree := &rules.Tree{Module: "example", Indexes: map[string]string{}}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		if path.Base(name) == "INDEX.md" {
			tree.Indexes[name] = files[name]
			continue
		}
		tree.Files = append(tree.Files, parse_source.ParseSource("example", name, []byte(files[name])))
	}
	return tree
}
