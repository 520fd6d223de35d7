// Package library_wait looks whether members have room.
package library_wait

import (
	"strings"
	"testing"

	"rkllmd/tests/whole/fleet/ask_path"
)

// LibraryWait returns what tells whether the gateway at address knows that the members one and two have room.
func LibraryWait(t testing.TB, address string) func() bool {
	return func() bool {
		page, _ := ask_path.AskPath(t, address, "/metrics", "")
		return strings.Contains(page, `rkllmd_fleet_places_free{member="one",model="model"} 1`) &&
			strings.Contains(page, `rkllmd_fleet_places_free{member="two",model="model"} 1`)
	}
}
