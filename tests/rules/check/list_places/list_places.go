// Package list_places writes findings without their messages.
package list_places

import (
	"fmt"
	"strings"

	"rkllmd/rules"
)

// ListPlaces returns findings as "file:line: slug", without their messages, with blanks between them.
func ListPlaces(findings []rules.Finding) string {
	var places []string
	for _, finding := range findings {
		places = append(places, fmt.Sprintf("%s:%d: %s", finding.File, finding.Line, finding.Slug))
	}
	return strings.Join(places, " ")
}
