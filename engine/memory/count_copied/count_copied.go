// Package count_copied says how much of a model llama.cpp copies.
package count_copied

import (
	"runtime"

	"rkllmd/engine"
	"rkllmd/engine/products/detect_lanes"
)

// CountCopied returns how many bytes of a model's weights llama.cpp copies, interleaved for kernels that take several
// rows at once (engine.RepackedTypes). There are no copies where our own products do without (detect_lanes): all such
// weights are of Q4_0 and Q4_K, and none are of experts, which ggml multiplies itself. A model that is computed exactly
// has copies only where such kernels give a row the same bits as those for one row: on x86-64, and nothing of it is of
// Q2_K.
//
// **Runs on:** any thread.
func CountCopied(facts engine.Facts, exact bool) uint64 {
	copied, lanes := uint64(0), facts.Details.Sizes.Experts == 0 && detect_lanes.DetectLanes()
	for _, share := range facts.Details.Types {
		if exact && (share.Type == "Q2_K" || runtime.GOARCH != "amd64") {
			return 0
		}
		if engine.RepackedTypes[share.Type] {
			copied += share.Bytes
			lanes = lanes && (share.Type == "Q4_0" || share.Type == "Q4_K")
		}
	}
	if lanes {
		return 0
	}
	return copied
}
