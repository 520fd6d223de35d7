// Package parse_tree parses a project that is not on disk.
package parse_tree

import (
	"maps"
	"slices"

	"rkllmd/rules"
	"rkllmd/rules/tree/parse_source"
)

// ParseTree makes a tree of module "example" of files (path -> text), in the order of their paths.
func ParseTree(files map[string]string) *rules.Tree {
	tree := &rules.Tree{Module: "example", Index: files["INDEX.md"]}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		if name != "INDEX.md" {
			tree.Files = append(tree.Files, parse_source.ParseSource("example", name, []byte(files[name])))
		}
	}
	return tree
}
