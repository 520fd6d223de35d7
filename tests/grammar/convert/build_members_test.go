package convert_test

import (
	"math/rand/v2"
	"testing"

	"rkllmd/tests/grammar/convert/check_members"
)

func TestBuildMembers(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	for range 30 {
		names := []string{"a", "b", "c", "d", "e"}[:r.IntN(6)]
		needed := r.IntN(1 << len(names))
		check_members.CheckMembers(t, names, needed)
	}
}
