// Package choose_suiting decides what suits a machine.
package choose_suiting

import (
	"fmt"

	"rkllmd/store/choice"
	"rkllmd/store/choice/choose_chip"
	"rkllmd/store/choice/choose_quant"
	"rkllmd/store/choice/format_groups"
	"rkllmd/store/source"
	"rkllmd/store/source/format_source"
)

// ChooseSuiting returns the one of groups that suits the machine: for a board with an NPU what was made for its chip,
// otherwise a quantisation that fits into the memory.
//
// **Runs on:** any thread. Errors say which there are.
func ChooseSuiting(groups []choice.Group, wanted source.Source, machine choice.Machine) (choice.Choice, error) {
	var npu, gguf []choice.Group
	for _, group := range groups {
		if group.NPU {
			npu = append(npu, group)
		} else {
			gguf = append(gguf, group)
		}
	}
	name := format_source.FormatSource(wanted)
	if machine.Chip != "" {
		if found, ok := choose_chip.ChooseChip(npu, wanted.Repo, machine.Chip); ok {
			return found, nil
		}
	}
	switch {
	case len(gguf) > 0 && machine.Embedded:
		return choose_quant.ChooseQuant(gguf, machine)
	case len(gguf) > 0 && len(npu) == 0:
		return choice.Choice{}, fmt.Errorf("%s has GGUF models only, and this build has no embedded runtime for them: "+
			"a board needs *.rkllm files; to fetch one nevertheless name it, %s:QUANTISATION; there are %s", name, name,
			format_groups.FormatGroups(gguf))
	case machine.Chip == "":
		return choice.Choice{},
			fmt.Errorf("%s has models for Rockchip's NPUs only, and this machine has none: name the "+
				"chip that it is for with --chip, or the file; there are %s", name, format_groups.FormatGroups(npu))
	default:
		return choice.Choice{}, fmt.Errorf("%s has nothing that was made for the %s of this board; there are %s", name,
			machine.Chip, format_groups.FormatGroups(groups))
	}
}
