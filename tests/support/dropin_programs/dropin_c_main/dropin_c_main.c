#include "dropin_client.h"

// A C program linked against librkllmrt.so: MODEL SCENARIO [PROMPT or COUNT]. It ends with 0, or with the first thing that was
// not so.
int main(int count, char **words)
{
	CHECK(count >= 3);
	const char *model = words[1], *scenario = words[2];
	if (strcmp(scenario, "stream") == 0 && count == 4)
		dropin_stream(model, words[3]);
	else if (strcmp(scenario, "refusals") == 0)
		dropin_refusals(model);
	else if (strcmp(scenario, "interrupt") == 0)
		dropin_interrupt(model);
	else if (strcmp(scenario, "history") == 0)
		dropin_history(model);
	else if (strcmp(scenario, "pairs") == 0)
		dropin_pairs(model);
	else if (strcmp(scenario, "inside") == 0)
		dropin_inside(model);
	else if (strcmp(scenario, "demo") == 0)
		dropin_demo(model);
	else if (strcmp(scenario, "alarms") == 0 && count == 4)
		dropin_alarms(model, atoi(words[3]));
	else
		CHECK(!"a scenario of this program");
	return 0;
}
