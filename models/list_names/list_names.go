// Package list_names lists the names of models.
package list_names

import (
	"strconv"
	"strings"

	"rkllmd/models"
)

// ListNames returns the names of the models of t, and of main unless that is "", for messages: quoted, with commas.
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
	return strings.Join(names, ", ")
}
