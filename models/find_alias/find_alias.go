// Package find_alias looks for an alias.
package find_alias

import (
	"strings"

	"rkllmd/models"
)

// FindAlias returns the name that name, with models.Latest behind it or without, stands for among aliases; "": it is
// none of them.
//
// **Runs on:** any thread.
func FindAlias(aliases []models.Alias, name string) string {
	for _, wanted := range []string{name, strings.TrimSuffix(name, models.Latest)} {
		for _, alias := range aliases {
			if alias.Name == wanted {
				return alias.Model
			}
		}
	}
	return ""
}
