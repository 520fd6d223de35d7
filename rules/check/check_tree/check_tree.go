// Package check_tree checks a whole project.
package check_tree

import (
	"rkllmd/rules"
	"rkllmd/rules/check/list_findings"
	"rkllmd/rules/tree/read_tree"
)

// CheckTree returns all breaches of RULES.md in the project whose go.mod stands in the folder root, by file and line.
//
// **Runs on:** any thread. Errors: those of read_tree.
func CheckTree(root string) ([]rules.Finding, error) {
	tree, err := read_tree.ReadTree(root)
	if err != nil {
		return nil, err
	}
	return list_findings.ListFindings(tree), nil
}
