// Package list_constants reads error codes from the sources.
package list_constants

import (
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/documents/list_specs"
	"rkllmd/rules/documents/read_constant"
)

// ListConstants returns the constants of the package name, among nouns, whose names begin with the prefix, in the order
// of the sources.
//
// **Runs on:** any thread.
func ListConstants(tree *rules.Tree, name, prefix string) []rules.Code {
	var codes []rules.Code
	for _, file := range tree.Files {
		if file.Kind != rules.KindNouns || file.Syntax == nil || file.Syntax.Name.Name != name {
			continue
		}
		for _, spec := range list_specs.ListSpecs(file.Syntax) {
			if code := read_constant.ReadConstant(spec); strings.HasPrefix(code.Name, prefix) {
				codes = append(codes, code)
			}
		}
	}
	return codes
}
