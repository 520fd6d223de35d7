// Package find_home says where a function for tests belongs.
package find_home

import (
	"path"

	"rkllmd/rules"
)

// FindHome returns the folder below which a function belongs that files at the given places use: the room of the tests,
// where they are all of one; tests/A of one area; else a room of tests/support, which is "tests/support". There is one
// place at least.
//
// **Runs on:** any thread.
func FindHome(users []rules.Place) string {
	area, room := users[0].Area, users[0].Room
	for _, user := range users {
		if user.Area != area || area == rules.Support || area == rules.Clients {
			return path.Join("tests", rules.Support)
		}
		if user.Room != room {
			room = ""
		}
	}
	return path.Join("tests", area, room)
}
