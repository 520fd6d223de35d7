// Package describe_excess says that a message is too large.
package describe_excess

import (
	"cmp"
	"fmt"

	"rkllmd/utils"
)

// DescribeExcess returns the reason why a message of that size, a number or its digits, is refused: the limit, and the
// setting that it comes from.
//
// **Runs on:** any thread.
func DescribeExcess(s *utils.FrameState, size any) string {
	return fmt.Sprintf("a message of %v bytes is larger than the limit of %d bytes (%s)", size, s.Max, cmp.Or(s.Setting,
		utils.MessageSetting))
}
