// Package check_gguf_experts checks the settings of a mixture of experts.
package check_gguf_experts

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/get_gguf_number"
)

// CheckGGUFExperts checks the numbers of experts, and of groups of them, whose keys begin with a, the architecture and
// a dot: llama.cpp divides by some of them.
//
// **Runs on:** any thread.
func CheckGGUFExperts(h *gguf.Header, a string) error {
	experts, _, err := get_gguf_number.GetGGUFNumber(h, a+"expert_count", 0, engine.MaxExperts)
	if err != nil {
		return err
	}
	used, _, err := get_gguf_number.GetGGUFNumber(h, a+"expert_used_count", min(experts, 1), experts)
	if err != nil {
		return err
	}
	if experts > 0 && used == 0 {
		return fmt.Errorf("%sexpert_used_count is missing; it must be from 1 to %d", a, experts)
	}
	groups, _, err := get_gguf_number.GetGGUFNumber(h, a+"expert_group_count", 0, max(experts, 1)-1)
	if err != nil || groups <= 1 {
		return err
	}
	if experts%groups != 0 {
		return fmt.Errorf("%sexpert_group_count is %d; it must divide the %d experts", a, groups, experts)
	}
	_, found, err := get_gguf_number.GetGGUFNumber(h, a+"expert_group_used_count", 1, groups-1)
	if err != nil || found {
		return err
	}
	return fmt.Errorf("%sexpert_group_used_count is missing", a)
}
