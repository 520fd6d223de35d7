// Package append_family writes a family for Prometheus.
package append_family

import (
	"fmt"
	"slices"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/append_series"
	"rkllmd/faces/exposition/set_value"
)

// AppendFamily appends family to page: what it is, its type and its series. One without series is left out.
//
// **Runs on:** any thread that may wait. **Holds:** Family.Mu, then the Mu of each series.
func AppendFamily(page []byte, family *exposition.Family) []byte {
	if family.Read != nil {
		set_value.SetValue(family, family.Read())
	}
	family.Mu.Lock()
	list := slices.Clone(family.Series)
	family.Mu.Unlock()
	if len(list) == 0 {
		return page
	}
	page = fmt.Appendf(page, "# HELP %s %s\n# TYPE %s %s\n", family.Name,
		exposition.HelpEscapes.Replace(family.Help), family.Name, family.Kind)
	for _, series := range list {
		page = append_series.AppendSeries(page, family, series)
	}
	return page
}
