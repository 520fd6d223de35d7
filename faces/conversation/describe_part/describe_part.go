// Package describe_part says why a part of a message is refused.
package describe_part

import (
	"fmt"

	"rkllmd/faces/conversation"
)

// DescribePart says why a part of this kind, at this place of a message, is refused, where wanted is what it may be.
// All faces say the same of images.
//
// **Runs on:** any thread.
func DescribePart(place, kind, wanted string) string {
	if conversation.Images[kind] {
		return fmt.Sprintf("%s.type is %q: %s", place, kind, conversation.NoImages)
	}
	return fmt.Sprintf("%s.type is %.40q, which cannot be done here; it must be %s", place, kind, wanted)
}
