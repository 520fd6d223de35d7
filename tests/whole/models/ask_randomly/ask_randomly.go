// Package ask_randomly is a client of models that may die.
package ask_randomly

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"sync/atomic"

	"rkllmd/tests/whole/models/ask_model"
)

// AskRandomly asks the daemon at address for so many answers of models at random, and counts them in asked. whole is
// what each model says. Of those whose names begin with v an answer may be the error that its process has ended, which
// is counted in lost. Any other answer is an error.
func AskRandomly(address string, client uint64, asks int, whole map[string]string, asked, lost *atomic.Int64) error {
	random, names := rand.New(rand.NewPCG(3, client)), []string{"v0", "v1", "m0", "m1"}
	for range asks {
		name, members := names[random.IntN(len(names))], ""
		if name[0] == 'm' {
			members = `, "max_tokens": 24, "seed": 7`
		}
		text, err := ask_model.AskModel(address, name, "once", members)
		asked.Add(1)
		switch {
		case err != nil && name[0] == 'v' && strings.Contains(err.Error(), "process has ended"):
			lost.Add(1)
		case err != nil:
			return err
		case text != whole[name]:
			return fmt.Errorf("%s says %q, alone it says %q", name, text, whole[name])
		}
	}
	return nil
}
