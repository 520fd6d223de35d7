// Package choose_quant decides for a quantisation.
package choose_quant

import (
	"fmt"
	"math"

	"rkllmd/store/choice"
	"rkllmd/store/choice/estimate_memory"
	"rkllmd/store/choice/format_groups"
	"rkllmd/store/choice/measure_bits"
	"rkllmd/store/format_size"
)

// ChooseQuant returns the one of groups, GGUF models, whose weights have as many bits as loses little and is read fast
// (choice.BestBits), or comes nearest to that, of those that fit into the machine's memory.
//
// **Runs on:** any thread. Errors: none fits.
func ChooseQuant(groups []choice.Group, machine choice.Machine) (choice.Choice, error) {
	var best choice.Group
	smallest := groups[0]
	distance, nearest := math.Inf(1), math.Inf(1)
	for _, group := range groups {
		away := math.Abs(measure_bits.MeasureBits(group.Quant) - choice.BestBits)
		nearest = min(nearest, away)
		if group.Size < smallest.Size {
			smallest = group
		}
		if away < distance && (machine.Memory == 0 || estimate_memory.EstimateMemory(group.Size) <= machine.Memory) {
			best, distance = group, away
		}
	}
	needed := format_size.FormatSize(int64(estimate_memory.EstimateMemory(smallest.Size)))
	there := format_size.FormatSize(int64(machine.Memory))
	if len(best.Files) == 0 {
		return choice.Choice{},
			fmt.Errorf("none of the models fits into the memory: the smallest, %s, takes about %s, "+
				"and %s are available; to fetch one nevertheless name it; there are %s", smallest.Files[0].Path, needed,
				there, format_groups.FormatGroups(groups))
	}
	needed = format_size.FormatSize(int64(estimate_memory.EstimateMemory(best.Size)))
	reason := fmt.Sprintf("it takes about %s of the %s of memory that are available", needed, there)
	if machine.Memory == 0 {
		reason = fmt.Sprintf("it takes about %s of memory", needed)
	}
	switch {
	case len(groups) == 1:
		return choice.Choice{Group: best, Reason: reason + "; there is no other"}, nil
	case distance > nearest:
		reason += "; what would be better does not fit"
	default:
		reason += "; of the quantisations that there are it is nearest to Q4_K_M, which loses little and is fast"
	}
	return choice.Choice{Group: best, Reason: reason}, nil
}
