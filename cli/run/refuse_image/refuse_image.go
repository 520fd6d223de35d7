// Package refuse_image tells who has a picture that no model of this program looks at it.
package refuse_image

import (
	"fmt"

	"rkllmd/cli"
)

// RefuseImage returns the error for a run with the picture at path.
//
// **Runs on:** any thread.
func RefuseImage(path string) error {
	return fmt.Errorf("--image %s: no model that rkllmd runs looks at pictures: the embedded runtime reads text, and "+
		"a vendor's library takes the vectors of a vision encoder instead of a picture (rkllm.run with input_type 3, "+
		"docs/jsonrpc.md); leave --image out; %w", path, cli.ErrUsage)
}
