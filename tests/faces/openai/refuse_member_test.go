package openai_test

import (
	"testing"

	"rkllmd/faces/openai/refuse_member"
	"rkllmd/tests/faces/openai_fault"
)

func TestRefuseMember(t *testing.T) {
	openai_fault.OpenaiFault(t, refuse_member.RefuseMember("n", "n is %d", 2), "n", "n is 2")
}
