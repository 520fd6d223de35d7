// Package list_names lists the names of models.
package list_names

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"rkllmd/models"
	"rkllmd/models/list_models"
)

// ListNames returns the names of the models of t, also those in its store, of main unless that is "", and the aliases,
// for messages: quoted, with commas; "none" where there are none. Of more than models.MostNames it says how many more.
//
// **Runs on:** any thread that may wait. **Holds:** Table.Mu.
func ListNames(t *models.Table, main string) string {
	names, stored := []string{}, []string{}
	for _, one := range list_models.ListModels(t) {
		if one.Stored {
			stored = append(stored, strconv.Quote(one.Name))
		} else {
			names = append(names, strconv.Quote(one.Name))
		}
	}
	if main != "" && !slices.Contains(stored, strconv.Quote(main)) && !slices.Contains(names, strconv.Quote(main)) {
		names = append(names, strconv.Quote(main))
	}
	for _, alias := range t.Options.Aliases {
		if alias.Name != models.AnyName {
			names = append(names, strconv.Quote(alias.Name))
		}
	}
	names = append(names, stored...)
	if more := len(names) - models.MostNames; more > 0 {
		return fmt.Sprintf("%s and %d more", strings.Join(names[:models.MostNames], ", "), more)
	}
	return cmp.Or(strings.Join(names, ", "), "none")
}
