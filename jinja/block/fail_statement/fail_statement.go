// Package fail_statement ends the parsing at a statement that does not exist, or not here.
package fail_statement

import (
	"slices"
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/token/fail_token"
)

// FailStatement ends the parsing at a statement that does not exist, or not here.
//
// **Runs on:** one thread at a time.
func FailStatement(p *jinja.Parser, name string, ends []string) {
	if slices.Contains([]string{"include", "import", "from", "extends", "block", "autoescape"}, name) {
		fail_token.FailToken(p, "the statement '%s' does not exist in chat templates", name)
	}
	if len(ends) > 0 {
		fail_token.FailToken(p, "Encountered unknown tag '%s'. Jinja was looking for the following tags: '%s'.", name,
			strings.Join(ends, "' or '"))
	}
	fail_token.FailToken(p, "Encountered unknown tag '%s'.", name)
}
