// Package check_snake_case checks how names are spelt.
package check_snake_case

import (
	"fmt"
	"path"
	"strings"

	"rkllmd/rules"
)

// CheckSnakeCase reports a file whose function, story or own name is not snake_case: words of a-z and 0-9, the first
// beginning with a letter, with one underscore between them. The one word with capitals is createDefaultParam, as C
// spells it.
//
// **Runs on:** any thread.
func CheckSnakeCase(file *rules.File) []rules.Finding {
	name := file.Name
	if file.Kind == rules.KindNouns {
		name = strings.TrimSuffix(path.Base(file.Path), ".go")
	}
	if rules.SnakeCase.MatchString(name) {
		return nil
	}
	return []rules.Finding{{File: file.Path, Line: 1, Slug: rules.SlugSnakeCase,
		Message: fmt.Sprintf("%q is not snake_case: lower-case words with one underscore between them", name)}}
}
