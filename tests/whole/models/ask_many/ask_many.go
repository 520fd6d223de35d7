// Package ask_many has many clients ask for models at random.
package ask_many

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"sync/atomic"

	"rkllmd/tests/whole/models/ask_model"
)

// AskMany has so many clients ask the daemon at address for models at random, until each has asked asks times and over
// says that it is enough. alone is what each model says to each prompt: any other answer is an error. It returns how
// many answers there were, and the first error.
func AskMany(address string, clients, asks int, alone map[[2]string]string, over func() bool) (int64, error) {
	questions := [][2]string{}
	for question := range alone {
		questions = append(questions, question)
	}
	slices.SortFunc(questions, func(a, b [2]string) int { return slices.Compare(a[:], b[:]) })
	var group sync.WaitGroup
	var answers atomic.Int64
	var first atomic.Pointer[error]
	for client := range clients {
		group.Go(func() {
			random := rand.New(rand.NewPCG(18, uint64(client)))
			for i := 0; (i < asks || !over()) && first.Load() == nil; i++ {
				question := questions[random.IntN(len(questions))]
				text, err := ask_model.AskModel(address, question[0], question[1], `, "max_tokens": 24, "seed": 7`)
				if err == nil && text != alone[question] {
					err = fmt.Errorf("%v: %q, alone it says %q", question, text, alone[question])
				}
				if err != nil {
					first.CompareAndSwap(nil, &err)
					return
				}
				answers.Add(1)
			}
		})
	}
	group.Wait()
	if failure := first.Load(); failure != nil {
		return answers.Load(), *failure
	}
	return answers.Load(), nil
}
