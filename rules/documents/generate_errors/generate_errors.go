// Package generate_errors writes docs/errors.md.
package generate_errors

import (
	"fmt"
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/documents/list_constants"
	"rkllmd/rules/documents/list_uses"
)

// GenerateErrors writes docs/errors.md: the error codes of all front-ends, as rules.CodeTables says.
//
// **Runs on:** any thread. Errors: a code without a meaning; one of a library's that the sources use and no table
// explains, or the other way round.
func GenerateErrors(tree *rules.Tree) (string, error) {
	var page strings.Builder
	page.WriteString("# Error codes\n\nWritten by `make docs` from the sources.\n")
	for _, table := range rules.CodeTables {
		codes := table.Codes
		uses := map[string]bool{}
		if table.Import == "" {
			codes = list_constants.ListConstants(tree, table.Package, table.Prefix)
		} else {
			uses = list_uses.ListUses(tree, table.Import, table.Prefix)
		}
		if table.Title != "" {
			fmt.Fprintf(&page, "\n## %s\n", table.Title)
		}
		fmt.Fprintf(&page, "\n%s\n\n| code | meaning |\n|---|---|\n", table.Before)
		for _, code := range codes {
			if table.Import != "" && !uses[code.Name] {
				return "", fmt.Errorf("rules.CodeTables explains %s of %s, which nothing uses", code.Name, table.Import)
			}
			delete(uses, code.Name)
			if table.Import == "" && (code.Text == "" || code.Meaning == "") {
				return "", fmt.Errorf("the constant %s.%s lacks a value, or a comment that says what it means",
					table.Package, code.Name)
			}
			if code.Meaning != "" {
				fmt.Fprintf(&page, "| `%s` | %s |\n", code.Text, strings.ReplaceAll(code.Meaning, "|", `\|`))
			}
		}
		for name := range uses {
			return "", fmt.Errorf("rules.CodeTables does not explain %s of %s, which the sources use", name,
				table.Import)
		}
	}
	return page.String(), nil
}
