// Package format_deaths writes how a daemon's library has fared.
package format_deaths

import (
	"fmt"

	"rkllmd/cli"
)

// FormatDeaths writes how often the library of a daemon has died in its own process, and how the last time; "" where it
// has none.
//
// **Runs on:** any thread.
func FormatDeaths(isolation *cli.ServedIsolation) string {
	switch {
	case isolation == nil:
		return ""
	case isolation.Deaths == 0:
		return "0 of the library's process; reload: " + isolation.Reload
	}
	return fmt.Sprintf("%d of the library's process, the last one %s; reload: %s", isolation.Deaths,
		isolation.LastDeath, isolation.Reload)
}
