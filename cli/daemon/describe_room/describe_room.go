// Package describe_room says how a context gets larger.
package describe_room

import (
	"fmt"

	"rkllmd/cli"
)

// DescribeRoom returns what the user of a full context, or of one that is too small, can do about it.
//
// **Runs on:** any thread.
func DescribeRoom(limits cli.Limits) string {
	switch {
	case limits.MadeFor > 0 && limits.Context >= limits.MadeFor:
		return "the model was made for no more"
	case limits.MadeFor > 0:
		return fmt.Sprintf("--context gives more, up to %d", limits.MadeFor)
	}
	return "--context gives more"
}
