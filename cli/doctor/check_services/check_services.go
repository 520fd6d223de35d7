// Package check_services looks at the services that there are.
package check_services

import (
	"rkllmd/cli"
	"rkllmd/cli/doctor"
	"rkllmd/cli/units/check_served"
	"rkllmd/cli/units/list_services"
)

// CheckServices notes how the services are that the machine under root and this user have: who has installed them,
// whether they start, run and answer. What is wrong with them is a problem, and so is what would make one fail at its
// next start, with a program that has this embedded runtime.
//
// **Runs on:** any thread that may wait. It waits for an answer of each, doctor.AnswerLimit at most.
func CheckServices(report *doctor.Report, embedded cli.Embedded, root string) {
	report.Services = list_services.ListServices(root, doctor.AnswerLimit)
	for _, state := range report.Services {
		if advice := check_served.CheckServed(state, embedded, root); advice != "" {
			state.Problems = append(state.Problems, advice)
		}
		for _, problem := range state.Problems {
			report.Problems = append(report.Problems, doctor.Problem{About: "services", Advice: problem})
		}
	}
}
