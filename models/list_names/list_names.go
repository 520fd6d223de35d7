// Package list_names lists the names of models.
package list_names

import (
	"cmp"
	"strconv"
	"strings"

	"rkllmd/models"
)

// ListNames returns the names of the models of t, of main unless that is "", and the aliases, for messages: quoted,
// with commas; "none" where there are none.
//
// **Runs on:** any thread.
func ListNames(t *models.Table, main string) string {
	names := []string{}
	for _, model := range t.Models {
		names = append(names, strconv.Quote(model.Name))
	}
	if main != "" {
		names = append(names, strconv.Quote(main))
	}
	for _, alias := range t.Options.Aliases {
		if alias.Name != models.AnyName {
			names = append(names, strconv.Quote(alias.Name))
		}
	}
	return cmp.Or(strings.Join(names, ", "), "none")
}
